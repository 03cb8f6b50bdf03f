/** The filter of an index that is unique only among the rows whose `field` is a text: it may be absent or null. */
export const whereText = (field: string) => ({ [field]: { $type: 'string' } })
