export const lastChangedBefore = "Last changed on ";
export const onThisPage = "On this page";
export const questionsBeforeEmail = "Questions about this page? Write to ";
export const questionsAfterEmail = ".";
