/** The product's name, everywhere a person can read it. */
export const productName = 'Shingle'
