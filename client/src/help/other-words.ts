/** What people call the fields and settings whose own name is another, by field. */
const fieldWords = {
  pageTitle: 'seo tab title google name',
  favicon: 'favicon tab icon symbol',
  language: 'translate translation english german french langue sprache idioma lingua',
  description: 'seo google meta snippet search result',
  keywords: 'seo google tags',
  searchIndexing: 'google robots noindex hide seo',
  analyticsId: 'google analytics tag manager statistics tracking visitors',
  cookieBanner: 'cookies gdpr consent privacy banner',
  cookieText: 'cookies gdpr consent privacy',
  cookieAccept: 'cookies gdpr consent button',
  cookieReject: 'cookies gdpr consent button decline',
  cookieBackground: 'color',
  name: 'company brand title',
  activities: 'about description trade',
  phone: 'telephone mobile number call téléphone telefon teléfono telefono',
  email: 'mail e-mail contact',
  streetAddress: 'address map directions where',
  postalCode: 'zip postcode address',
  country: 'address where',
  location: 'city place map where address',
  serviceArea: 'radius region travel',
  hours: 'times open closed when schedule horaires öffnungszeiten horario orari',
  specialDays: 'holidays holiday closed christmas vacation',
  priceRange: 'cost expensive cheap',
  otherContactDetails: 'registration vat whatsapp parking',
  socials: 'instagram facebook tiktok youtube whatsapp linkedin pinterest social media',
  links: 'menu navigation nav',
  logoImage: 'logo brand picture',
  logoText: 'logo brand',
  background: 'photo ground backdrop',
  surface: 'ground color',
  overlay: 'veil darken opacity',
  contactEmail: 'messages recipient form mail',
  buttonLabel: 'submit send',
  items: 'list photos questions prices',
  pricing: 'price cost fee prix preis precio prezzo',
  image: 'photo picture bild foto imagen',
  poster: 'photo picture preview',
  link: 'url address where',
}

const colour = 'color scheme palette'

const themeWords = {
  family: 'style template design look theme',
  palette: 'color colors scheme',
  background: `${colour} ground`,
  primaryText: `${colour} font letters words`,
  secondaryText: `${colour} font letters words`,
  buttonBackground: colour,
  buttonText: `${colour} font letters words`,
  buttonHover: colour,
  buttonPressed: colour,
  fontPair: 'font typeface typography letters',
  headingSize: 'font size big letters',
  headingWeight: 'font bold thick thin letters',
  headingStyle: 'font italic letters',
  bodySize: 'font size text small letters',
  buttonCorners: 'round radius',
  imageCorners: 'round radius picture photo',
}

/** What people call commands, by id. */
const commandWords = {
  undo: 'back revert mistake',
  redo: 'again forward',
  publish: 'live online go public',
  'publish-plan': 'later schedule date',
  unpublish: 'offline take down off the web hide remove',
  share: 'qr code link send',
  versions: 'history restore backup earlier',
  check: 'lint problems accessibility contrast errors',
  'save-draft': 'version backup',
  add: 'new block',
  rename: 'change name title',
  duplicate: 'copy clone website',
  download: 'export backup zip project file take along',
  messages: 'leads contacts inbox mail form',
  visits: 'visitors statistics analytics traffic',
  visit: 'open see live published page',
  delete: 'remove erase trash cancel',
  exit: 'close leave back dashboard list home',
  create: 'new another website start',
  reviews: 'testimonial customers rating',
  theme: 'design look style colors fonts',
  preview: 'view phone mobile look',
  desktop: 'device computer screen width view',
  mobile: 'device phone screen width view',
  shortcuts: 'keyboard keys help',
  'settings-website': 'name title browser tab icon favicon language',
  'settings-pages': 'privacy imprint terms legal',
  'settings-editors': 'invite team collaborator people share',
  'settings-domain': 'own www dns url',
  'settings-address': 'url handle link web',
  'settings-delete': 'remove erase trash website',
}

/** What the other words are of, by name. */
export type Meant = keyof typeof fieldWords | keyof typeof themeWords | keyof typeof commandWords

const wordsFrom = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? ''

/** What else people call a field of a form. */
export const otherWordsOfField = (name: string): string => wordsFrom(fieldWords, name)

/** What else people call a choice of look. */
export const otherWordsOfTheme = (name: string): string => wordsFrom(themeWords, name)

/** What else people call what can be done or gone to. */
export const otherWordsOfCommand = (id: string): string => wordsFrom(commandWords, id)

/** What else people call all of these. */
export const otherWordsOf = (meant: readonly Meant[]): string =>
  meant
    .flatMap((name) => [otherWordsOfField(name), otherWordsOfTheme(name), otherWordsOfCommand(name)])
    .filter((words) => words !== '')
    .join(' ')
