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
export const forgotPasswordDescription =
  "A demonstration of the screen that asks for a new password. There are no accounts here, and no e-mail is ever sent by it.";
export const forgotPasswordLead = "Enter your e-mail address";
export const returnToSignIn = "Return to Sign In";
export const signInDescription =
  "A demonstration of a sign-in screen with sample values already filled in. There are no accounts here, and nothing is sent.";
export const signInLead = "Sign in to your account";
export const createAnAccount = "Create an account";
export const signupDescription =
  "A demonstration of a registration screen: name, e-mail and a password given twice. No account is made, and nothing is sent.";
