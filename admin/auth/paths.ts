/** On /auth: whoever is signed in is asked for a new password. */
export const CHOOSE_PASSWORD = "#choose-password";
