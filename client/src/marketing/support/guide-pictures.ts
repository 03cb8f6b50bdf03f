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
    source: '4fd719fef5a7',
    width: 500,
    height: 510,
    alt: 'Check your inbox: six boxes for the code, and below them a link that sends a new one.',
  },
  'email-link-expired': {
    source: '74f3bf67619c',
    width: 500,
    height: 315,
    alt: 'Email link expired, with the buttons Request New Link and Use a code instead.',
  },
  password: {
    source: 'a233c7014a23',
    width: 990,
    height: 420,
    alt: 'Ways to sign in, in the Account Settings: code, magic link, Google, password and passkeys.',
  },
  'saved-where': {
    source: '5a83d0846f84',
    width: 730,
    height: 56,
    alt: 'The bar above the page: Saved to your account, undo and redo, Preview, Check, Share, Save Draft and Publish.',
  },
  'somebody-else-is-editing': {
    source: '68fd23da6561',
    width: 768,
    height: 106,
    alt: 'A yellow bar says who is editing and that you follow; beside it stands the button Take edit control.',
  },
  'phone-and-address': {
    source: '91e0f6a03096',
    width: 770,
    height: 235,
    alt: 'Business facts: fields for phone, email, street address, postal code, town and country.',
  },
  'fonts-and-colors': {
    source: '35ba1ef73d35',
    width: 372,
    height: 808,
    alt: 'Theme: the families as small pages, and below them the palettes, with More and Custom.',
  },
  'change-the-address': {
    source: 'fa73c510daea',
    width: 580,
    height: 265,
    alt: 'Website Published: the web address with Copy Link, and the buttons Go on editing and Visit.',
  },
  'take-it-off': {
    source: '7f34d272fa45',
    width: 450,
    height: 310,
    alt: 'The question before a website is unpublished: the draft stays, and so does the address for a while.',
  },
  'connect-a-domain': {
    source: '72c3f33b35f3',
    width: 590,
    height: 664,
    alt: 'Domain: the steps from Connection initiated to Connected, and the three records with buttons to copy them.',
  },
  'still-pending': {
    source: '234963d31c65',
    width: 580,
    height: 290,
    alt: 'The domain doctor: for each record what was found, what is expected, and the one thing to do.',
  },
  'disconnect-a-domain': {
    source: 'c759953d3183',
    width: 460,
    height: 290,
    alt: 'The question before a domain is disconnected: the website goes on at its old address.',
  },
  'invite-an-editor': {
    source: 'dae410ccc52b',
    width: 450,
    height: 295,
    alt: 'Invite an editor: a field for their email, and what editors may do.',
  },
  delete: {
    source: '3f6d2d9a4411',
    width: 980,
    height: 115,
    alt: 'The trash below the list: the website, how many days are left, Restore, and a bin that deletes it for good.',
  },
}
