/** What people call the fields and settings whose own name is another, by field. */
const fieldWords: Readonly<Record<string, string>> = {
  pageTitle: 'seo tab title google name',
  favicon: 'favicon tab icon symbol',
  language: 'translate translation english german french',
  description: 'seo google meta snippet search result',
  keywords: 'seo google tags',
  searchIndexing: 'google robots noindex hide seo',
  analyticsId: 'google analytics tag manager statistics tracking visitors',
  cookieBanner: 'cookies gdpr consent privacy banner',
  cookieText: 'cookies gdpr consent privacy',
  name: 'company brand title',
  activities: 'about description trade',
  phone: 'telephone mobile number call',
  email: 'mail e-mail contact',
  streetAddress: 'address map directions where',
  location: 'city place map where address',
  serviceArea: 'radius region travel',
  hours: 'times open closed when schedule',
  specialDays: 'holidays holiday closed christmas vacation',
  priceRange: 'cost expensive cheap',
  otherContactDetails: 'registration vat whatsapp parking',
  socials: 'instagram facebook tiktok youtube whatsapp linkedin pinterest social media',
  links: 'menu navigation nav',
  logoImage: 'logo brand',
  logoText: 'logo brand',
  background: 'photo ground backdrop',
  overlay: 'veil darken opacity',
  contactEmail: 'messages recipient form mail',
  buttonLabel: 'submit send',
  items: 'list photos questions prices',
}

const themeWords: Readonly<Record<string, string>> = {
  family: 'style template design look theme',
  palette: 'color colors scheme',
  fontPair: 'font typeface typography letters',
  headingSize: 'font size big letters',
  bodySize: 'font size text small letters',
  buttonCorners: 'round radius',
  imageCorners: 'round radius',
}

/** What people call commands, by id. */
const commandWords: Readonly<Record<string, string>> = {
  undo: 'back revert mistake',
  redo: 'again forward',
  publish: 'live online go public',
  share: 'qr code link send',
  versions: 'history restore backup earlier',
  check: 'lint problems accessibility contrast errors',
  'save-draft': 'version backup',
  add: 'new block',
  rename: 'name title',
  reviews: 'testimonial customers rating',
  theme: 'design look style colors fonts',
  preview: 'view phone mobile look',
  shortcuts: 'keyboard keys help',
  'settings-editors': 'invite team collaborator people share',
  'settings-domain': 'own www dns url',
  'settings-address': 'url handle link web',
}

/** Whether typed letters begin one of these words. */
const begins = (words: string, typed: string): boolean => {
  // Half of all who write English spell it otherwise.
  const wanted = typed.trim().toLowerCase().replace('olour', 'olor')
  return wanted !== '' && ` ${words}`.includes(` ${wanted}`)
}

export const isFieldMeant = (name: string, typed: string): boolean => begins(fieldWords[name] ?? '', typed)
export const isThemeMeant = (name: string, typed: string): boolean => begins(themeWords[name] ?? '', typed)
export const isCommandMeant = (id: string, typed: string): boolean => begins(commandWords[id] ?? '', typed)
