export const formName = "Contact";
export const subjectExample = "Services";
export const date = "Preferred date";
export const dateExample = "For example 12 June";
export const enterName = "Please enter your name";
export const enterEmail = "Please enter your email";
export const enterSubject = "Please enter your subject";
export const enterNote = "Please enter your note";
