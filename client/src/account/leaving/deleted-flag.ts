/** Specification 4: what this tab's session storage holds from the end of an account until the home page has said so. */
export const deletedFlag = 'accountDeletedFlag'
