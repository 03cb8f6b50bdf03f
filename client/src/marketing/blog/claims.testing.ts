/** What articles say of the product, sentence by sentence, and the line of its source that keeps it. */
export const claims: readonly { says: string; file: string; shows: RegExp }[] = [
  {
    says: 'In Shingle the field for that line is called Alt text and stands beside the picture.',
    file: 'client/src/designer/images/image-dialog.tsx',
    shows: /label="Alt text"/,
  },
  {
    says: 'In Shingle, the menu that bears the name of your website has an entry called Ask for a review, with a text and a link to send.',
    file: 'client/src/designer/toolbar/website-menu-items.tsx',
    shows: /Ask for a review/,
  },
  {
    says: 'In Shingle you open the settings of a published website, type in your domain, and are told exactly which records to make.',
    file: 'client/src/designer/settings/domain/records-table.tsx',
    shows: /CNAME/,
  },
  {
    says: 'In Shingle that text is the Success message of the contact section.',
    file: 'shared/src/sections/contact/fields.ts',
    shows: /successMessage: text\('Success message'/,
  },
  {
    says: 'What visitors send comes by email and also waits in your Shingle account, so that nothing is lost when a filter takes the mail for spam.',
    file: 'client/src/leads/inbox.tsx',
    shows: /export const/,
  },
  {
    says: 'In Shingle a website is one page made of sections, and the links of its header lead to them by name until you write your own list.',
    file: 'CONTEXT.md',
    shows: /It is made from the sections until its owner changes/,
  },
  {
    says: 'A website published with Shingle sets no cookies of its own, and loads analytics only if you enter an ID for it, and then only after a visitor has agreed.',
    file: 'client/src/marketing/legal-pages.tsx',
    shows: /only after a visitor agrees/,
  },
  {
    says: 'Shingle counts the visits of your page itself: how many people came on a day, from where, and what they tapped.',
    file: 'client/src/marketing/legal-pages.tsx',
    shows: /Visits are counted as daily sums/,
  },
  {
    says: 'If the old page is public, you can begin in Shingle with its link: the page is read once, and you tick what is right before anything is made of it.',
    file: 'client/src/import/link-kinds.tsx',
    shows: /Your old website/,
  },
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
