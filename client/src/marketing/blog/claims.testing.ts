/** What articles say of the product, sentence by sentence, and the line of its source that keeps it. */
export const claims: readonly { says: string; file: string; shows: RegExp }[] = [
  {
    says: 'A page in Shingle opens with such a line, made from the answers you gave, and it is a text like every other: click it and type over it until it is yours.',
    file: 'shared/src/sections/introduction/fields.ts',
    shows: /heading: text\('Heading'/,
  },
  {
    says: 'In Shingle, hours are one of your business facts, typed once and shown wherever you have placed them, and special days stand below the week, each with its date, its own hours or none, and a few words such as “stocktaking”.',
    file: 'client/src/designer/fields/special-days-control.tsx',
    shows: /Add special day/,
  },
]
