/** What is cut out of a screenshot to stand beside an answer of the help. */
export interface GuideCut {
  /** The answer that it helps. */
  readonly id: string
  /** The screenshot, by its name. */
  readonly from: string
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /** What is seen on it, for whoever does not see it. */
  readonly alt: string
}

/** Every picture beside an answer. */
export const guideCuts: readonly GuideCut[] = [
  {
    id: 'invalid-code',
    from: 'sign-in-code-wrong-1440',
    box: [775, 155, 500, 510],
    alt: 'Check your inbox: six boxes for the code, and below them a link that sends a new one.',
  },
  {
    id: 'email-link-expired',
    from: 'sign-in-link-expired-1440',
    box: [775, 155, 500, 315],
    alt: 'Email link expired, with the buttons Request New Link and Use a code instead.',
  },
  {
    id: 'password',
    from: 'account-1440',
    box: [410, 640, 990, 420],
    alt: 'Ways to sign in, in the Account Settings: code, magic link, Google, password and passkeys.',
  },
  {
    id: 'saved-where',
    from: 'designer-sections-1440',
    box: [710, 0, 730, 56],
    alt: 'The bar above the page: Saved to your account, undo and redo, Preview, Check, Share, Save Draft and Publish.',
  },
  {
    id: 'somebody-else-is-editing',
    from: 'designer-asking-768',
    box: [0, 0, 768, 106],
    alt: 'A yellow bar says who is editing and that you follow; beside it stands the button Take edit control.',
  },
  {
    id: 'phone-and-address',
    from: 'designer-settings-1440',
    box: [240, 600, 770, 235],
    alt: 'Business facts: fields for phone, email, street address, postal code, town and country.',
  },
  {
    id: 'fonts-and-colors',
    from: 'designer-theme-1440',
    box: [0, 0, 372, 808],
    alt: 'Theme: the families as small pages, and below them the palettes, with More and Custom.',
  },
  {
    id: 'change-the-address',
    from: 'published-dialog-1440',
    box: [430, 315, 580, 265],
    alt: 'Website Published: the web address with Copy Link, and the buttons Go on editing and Visit.',
  },
  {
    id: 'take-it-off',
    from: 'websites-unpublish-1440',
    box: [490, 295, 450, 310],
    alt: 'The question before a website is unpublished: the draft stays, and so does the address for a while.',
  },
  {
    id: 'connect-a-domain',
    from: 'domain-pending-1440',
    box: [430, 205, 590, 664],
    alt: 'Domain: the steps from Connection initiated to Connected, and the three records with buttons to copy them.',
  },
  {
    id: 'still-pending',
    from: 'domain-doctor-1440',
    box: [430, 56, 580, 290],
    alt: 'The domain doctor: for each record what was found, what is expected, and the one thing to do.',
  },
  {
    id: 'disconnect-a-domain',
    from: 'domain-disconnect-1440',
    box: [490, 300, 460, 290],
    alt: 'The question before a domain is disconnected: the website goes on at its old address.',
  },
  {
    id: 'invite-an-editor',
    from: 'editors-invite-1440',
    box: [490, 300, 450, 295],
    alt: 'Invite an editor: a field for their email, and what editors may do.',
  },
  {
    id: 'delete',
    from: 'trash-1440',
    box: [410, 750, 980, 115],
    alt: 'The trash below the list: the website, how many days are left, Restore, and a bin that deletes it for good.',
  },
]
