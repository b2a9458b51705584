export const needsScript = "This demonstration needs JavaScript.";
export const noAccounts =
  "A demonstration: there are no accounts, and nothing you type is sent or kept.";
export const confirmPassword = "Confirm Password";
export const confirmPasswordHelp = "Type the password again.";
export const forgotPassword = "Forgot Password";
export const resendPassword = "Resend Password";
export const signIn = "Sign In";
export const rememberMe = "Remember Me";
export const forgotPasswordQuestion = "Forgot Password?";
export const login = "Login";
export const signup = "Signup";
export const fullName = "Full Name";
export const signUp = "Sign Up";
export const facebook = "Facebook";
export const instagram = "Instagram";
export const whatsApp = "WhatsApp";
