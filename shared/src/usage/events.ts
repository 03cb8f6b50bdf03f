/** Specification 9: somebody sees a page of the product. */
export const pageView = 'page_view'

/** Specification 4: an account that is registered, and one that signs in again; the server counts them. */
export const accountEvents = { isNew: 'sign_up', isBack: 'login' } as const

/** What is counted of an account. */
export type AccountEvent = (typeof accountEvents)[keyof typeof accountEvents]

/** Specification 9: what people click, each event with the words on the button or link that it counts. */
export const clickEvents = {
  click_create_your_site: 'Create Your Site',
  click_choose_fonts: 'Choose fonts',
  click_choose_colors: 'Choose colors',
  click_choose_sections: 'Choose sections',
  click_sign_in: 'Sign In',
  click_sign_out: 'Sign Out',
  click_publish: 'Publish',
  click_unpublish: 'Unpublish',
  click_preview: 'Preview',
  click_exit_preview: 'Exit Preview',
  click_share: 'Share',
  click_undo: 'Undo',
  click_redo: 'Redo',
  click_send_invite: 'Send Invite',
  click_connect_domain: 'Connect',
  click_export_contacts: 'Export contacts',
  click_delete_website: 'Delete website',
} as const

/** What is counted of a click. */
export type ClickEvent = keyof typeof clickEvents

const clicks = Object.entries(clickEvents) as [ClickEvent, string][]

/** The event of a click on what has these words; undefined where it is not counted. */
export const clickEventOf = (words: string): ClickEvent | undefined =>
  clicks.find(([, counted]) => counted === words)?.[0]

/** How many events one call tells of. */
export const eventsMaximum = 50
