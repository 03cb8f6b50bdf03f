// Written by scripts/screenshots/cut-guides.ts.

/** A picture beside an answer of the help, cut out of a screenshot. */
export interface GuidePicture {
  /** Of the screenshot and of what was cut out of it. */
  readonly source: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The pictures by the answers beside which they stand. */
export const guidePictures: Readonly<Record<string, GuidePicture>> = {
  'invalid-code': {
    source: '5c1a2bca3f79',
    width: 500,
    height: 510,
    alt: 'Check your inbox: six boxes for the code, and below them a link that sends a new one.',
  },
  'email-link-expired': {
    source: '6e7cbb334320',
    width: 500,
    height: 315,
    alt: 'Email link expired, with the buttons Request New Link and Use a code instead.',
  },
  password: {
    source: 'e5ffa917bd6c',
    width: 990,
    height: 420,
    alt: 'Ways to sign in, in the Account Settings: code, magic link, Google, password and passkeys.',
  },
  'saved-where': {
    source: 'a72ae2cfbcc9',
    width: 730,
    height: 56,
    alt: 'The bar above the page: Saved to your account, undo and redo, Preview, Check, Share, Save Draft and Publish.',
  },
  'somebody-else-is-editing': {
    source: 'b3b5cd847e14',
    width: 768,
    height: 106,
    alt: 'A yellow bar says who is editing and that you follow; beside it stands the button Take edit control.',
  },
  'phone-and-address': {
    source: '8b393dbdc172',
    width: 770,
    height: 235,
    alt: 'Business facts: fields for phone, email, street address, postal code, town and country.',
  },
  'fonts-and-colors': {
    source: '78427090f8ee',
    width: 372,
    height: 808,
    alt: 'Theme: the families as small pages, and below them the palettes, with More and Custom.',
  },
  'change-the-address': {
    source: '055e0079d531',
    width: 580,
    height: 265,
    alt: 'Website Published: the web address with Copy Link, and the buttons Go on editing and Visit.',
  },
  'take-it-off': {
    source: 'b5d010c83b1d',
    width: 450,
    height: 310,
    alt: 'The question before a website is unpublished: the draft stays, and so does the address for a while.',
  },
  'connect-a-domain': {
    source: '23fd7bedeb68',
    width: 590,
    height: 680,
    alt: 'Domain: the steps from Connection initiated to Connected, and the three records with buttons to copy them.',
  },
  'still-pending': {
    source: '4c191f15d854',
    width: 580,
    height: 290,
    alt: 'The domain doctor: for each record what was found, what is expected, and the one thing to do.',
  },
  'disconnect-a-domain': {
    source: '79df1b9184ad',
    width: 460,
    height: 290,
    alt: 'The question before a domain is disconnected: the website goes on at its old address.',
  },
  'invite-an-editor': {
    source: '5fa9f90faf08',
    width: 450,
    height: 295,
    alt: 'Invite an editor: a field for their email, and what editors may do.',
  },
  delete: {
    source: 'f5495b72de10',
    width: 980,
    height: 115,
    alt: 'The trash below the list: the website, how many days are left, Restore, and a bin that deletes it for good.',
  },
}
