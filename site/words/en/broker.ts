export const operationalCountry = "Operational country";
export const operationalCountryHelp = "Where your brokers mostly work.";
export const addressExample = "Office, building, street";
export const city = "City";
export const state = "State";
export const zipCode = "Zip code";
export const country = "Country";
export const companyName = "Company name";
export const officeNumber = "Office number";
export const companyWhatsApp = "Company WhatsApp";
export const generalManagerWhatsApp = "General manager's WhatsApp";
export const accountsContact = "Accounts contact";
export const website = "Website";
export const websiteExample = "www.example.com";
export const relationshipManager = "Relationship manager";
export const relationshipManagerHelp = "Your contact person with us, if you have one.";
export const noRelationshipManager = "None";
export const chooseDocumentsAgain =
  "Please choose your documents again: files are not kept after a reload.";
export const documentLimits = "Up to 10 MB each and 30 MB together.";
export const goodToKnow = "Good to know";
export const documentsHeading = "Documents you need";
export const agency = "Agency";
export const individual = "Individual";
export const questions = "Questions?";
export const phoneNumber = "Phone number";
export const whatsAppNumber = "WhatsApp number";
export const nationality = "Nationality";
export const dateOfBirth = "Date of birth";
export const gender = "Gender";
export const preferNotToSay = "Prefer not to say";
export const yearsOfExperience = "Years of experience";
export const specialization = "Specialization";
export const languages = "Languages";
export const languagesExample = "English, Urdu";
export const currentCompany = "Current company";
export const previousStep = "Previous";
export const submitRegistration = "Submit Registration";
export const nextStep = "Next Step";
export const emailReceipt = "E-mail receipt";
export const emailReceiptText =
  "You get an e-mail that lists what you sent us. Please check your spam folder too.";
export const documentCheck = "Document check";
export const documentCheckText =
  "Our broker team checks your documents and asks you if anything is missing.";
export const phoneCall = "Phone call";
export const phoneCallText =
  "We call you to agree on the terms and show you the projects that are open to brokers.";
export const thanks = "Thank you. This is what happens next.";
export const seeOurProjects = "See our projects";
export const registerAnotherBroker = "Register another broker";
export const steps = "Steps";
export const stepHasErrors = "Error:";
export const stepIsDone = "Done:";
export const companyInformation = "Company Information";
export const addressInformation = "Address Information";
export const requiredDocuments = "Required Documents";
export const personalInformation = "Personal Information";
export const professionalInformation = "Professional Information";
export const agencyHelp = "A licensed company whose brokers will sell our projects.";
export const individualHelp = "An agent who works under their own name.";
export const typeOfRegistration = "Type of registration";
export const typeQuestion = "How will you work with us?";
export const registrationType = "Registration type";
export const continueRegistration = "Continue Registration";
export const uploadCancelled = "Upload cancelled. Your answers and documents are still here.";
export const documentAccess =
  "Our broker team opens your documents to check your registration. The companies that run our server store them on our instructions.";
export const deletionBeforeEmail = "To have them deleted, write to ";
export const deletionAfterEmail = ".";
export const referenceBefore = "Your reference is ";
export const referenceAfter = ". Please quote it when you write or call.";
export const somethingToAddBeforeEmail = "Something to add? Write to ";
export const somethingToAddAfterEmail = ".";
export const needsScriptBeforeEmail =
  "Registering here needs JavaScript. Without it, please send the documents listed on this page to ";
export const needsScriptAfterEmail = " and tell us how to reach you.";
export const title = "Broker Registration";
export const description =
  "Register as an agency or as an individual agent: three short steps and your documents, and our broker team calls you.";
export const lead =
  "Register to sell our projects. Three short steps and your documents; we call you back.";
