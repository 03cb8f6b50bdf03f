/** Well-known names that no other words have in them by chance, whatever stands around them. */
const brands = [
  ...['google', 'youtube', 'paypal', 'microsoft', 'office365', 'amazon', 'facebook', 'instagram', 'whatsapp'],
  ...['linkedin', 'tiktok', 'netflix', 'spotify', 'docusign', 'github', 'coinbase', 'binance', 'metamask'],
  ...['mastercard', 'americanexpress', 'westernunion', 'cashapp', 'klarna', 'wellsfargo', 'bankofamerica'],
  ...['citibank', 'deutschebank', 'fedex', 'royalmail', 'airbnb', 'shopify', 'walmart', 'roblox'],
] as const

/** Well-known names that are words, surnames or parts of words as well: they deceive alone, or beside one of `secretWords`. */
const commonBrands = [
  ...[
    'shingle',
    'apple',
    'amex',
    'visa',
    'chase',
    'hsbc',
    'lloyds',
    'barclays',
    'santander',
    'stripe',
    'venmo',
  ],
  ...['ebay', 'dhl', 'ups', 'usps', 'dpd', 'hermes', 'zelle', 'meta', 'uber', 'yahoo', 'gmail', 'outlook'],
  ...['icloud', 'itunes', 'onedrive', 'dropbox', 'adobe', 'telegram', 'revolut', 'wise', 'monzo', 'steam'],
  ...['alibaba', 'target', 'orange', 'vodafone', 'irs', 'hmrc', 'nhs'],
] as const

/** What swindlers ask for beside a name: to sign in, to prove oneself, to pay. */
const secretWords = [
  ...[
    'login',
    'logon',
    'signin',
    'signon',
    'signup',
    'auth',
    'oauth',
    'sso',
    '2fa',
    'otp',
    'password',
    'passwort',
  ],
  ...[
    'verify',
    'verification',
    'validate',
    'confirm',
    'confirmation',
    'unlock',
    'recover',
    'recovery',
    'reset',
  ],
  ...['secure', 'security', 'account', 'accounts', 'konto', 'compte', 'cuenta', 'conto', 'wallet', 'billing'],
  ...['payment', 'payments', 'pay', 'invoice', 'refund', 'refunds', 'bank', 'banking', 'support', 'helpdesk'],
  ...['update', 'alert', 'alerts', 'official', 'tracking', 'parcel', 'customs'],
] as const

/** Words of signing in, which no business is named by. */
const signInWords = ['login', 'logon', 'signin', 'signon', 'password', 'oauth', 'sso'] as const

/** What somebody has where they pay or sign in. */
const accountWords = [
  ...['account', 'accounts', 'konto', 'compte', 'cuenta', 'conto', 'wallet', 'bank', 'banking'],
  ...['billing', 'payment', 'payments'],
] as const

/** What somebody is asked to do with it. */
const provingWords = [
  ...['verify', 'verification', 'validate', 'confirm', 'confirmation', 'unlock', 'recover', 'recovery'],
  ...['reset', 'auth', '2fa', 'otp'],
] as const

/** Who asks for it. */
const roleWords = [
  ...['admin', 'administrator', 'support', 'helpdesk', 'team', 'staff', 'customer', 'client', 'user'],
  ...['member', 'webmaster'],
] as const

/** What makes a well-known name somebody's own place, where nothing else stands beside both. */
const placeWords = [
  'my',
  'id',
  'app',
  'online',
  'mobile',
  'portal',
  'page',
  'here',
  'help',
  'card',
  'community',
] as const

// What a glance confuses: zero and o; one, l and i; four and a; rn and m; vv and w.
const skeletonOf = (text: string): string =>
  text
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('7', 't')
    .replaceAll('8', 'b')
    .replaceAll('9', 'g')

const skeletonsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOf))
const brandSkeletons = [...skeletonsOf(brands)]
const commonSkeletons = skeletonsOf(commonBrands)
const secretSkeletons = skeletonsOf(secretWords)
const signInSkeletons = skeletonsOf(signInWords)
const placeSkeletons = skeletonsOf(placeWords)
const accountSkeletons = skeletonsOf(accountWords)
const provingSkeletons = skeletonsOf(provingWords)
const askingSkeletons = skeletonsOf([...secretWords, ...roleWords])
const known = [...commonSkeletons, ...signInSkeletons, ...placeSkeletons, ...askingSkeletons]

/** A text taken apart into words known here, none left over; undefined where it is something else. */
const knownWordsOf = (text: string): readonly string[] | undefined => {
  if (text === '') return []
  for (const word of known) {
    const rest = text.startsWith(word) ? knownWordsOf(text.slice(word.length)) : undefined
    if (rest !== undefined) return [word, ...rest]
  }
  return undefined
}

/** A word without what is only stuck to its end, so that `appleid` is as good as `apple`. */
const stemOf = (word: string): string => word.replace(/(id|com|net|org|co|uk|us|de)$/, '')

const isCommonBrand = (word: string): boolean =>
  commonSkeletons.has(word) || commonSkeletons.has(stemOf(word))

const hasOneOf = (words: readonly string[], skeletons: ReadonlySet<string>): boolean =>
  words.some((word) => skeletons.has(word))

const deceivesByWords = (words: readonly string[]): boolean =>
  hasOneOf(words, signInSkeletons) ||
  (hasOneOf(words, accountSkeletons) && hasOneOf(words, provingSkeletons)) ||
  (words.some(isCommonBrand) && words.some((word) => !isCommonBrand(word) && secretSkeletons.has(word)))

/**
 * Whether a handle is nothing but words known here, with hyphens or without: a well-known name and more among them, or
 * nobody's name at all, as what asks for an account has none.
 */
const deceivesAsWhole = (words: readonly string[]): boolean =>
  deceivesByWords(words) ||
  (words.some(isCommonBrand) && hasOneOf(words, placeSkeletons)) ||
  (words.length > 1 && hasOneOf(words, accountSkeletons)) ||
  (hasOneOf(words, provingSkeletons) && words.filter((word) => askingSkeletons.has(word)).length > 1)

/**
 * Whether a handle would have its visitors take it for somebody they trust with a password or money: a well-known name,
 * however it is written and whatever stands around it, a word of signing in, or what asks for an account.
 */
export const isDeceivingHandle = (handle: string): boolean => {
  const words = handle.split('-')
  const parts = words.map((word) => skeletonOf(word.replace(/\d{1,4}$/, '')))
  const whole = skeletonOf(handle)
  return (
    brandSkeletons.some((brand) => whole.includes(brand)) ||
    commonSkeletons.has(whole) ||
    deceivesByWords(words.map(skeletonOf)) ||
    deceivesByWords(parts.flatMap((part) => knownWordsOf(part) ?? [part])) ||
    [whole, parts.join('')].some((text) => deceivesAsWhole(knownWordsOf(text) ?? []))
  )
}
