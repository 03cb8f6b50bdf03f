/** The class and element name of a section type, such as `customer-reviews`. */
export const slugOf = (type: string): string => type.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
