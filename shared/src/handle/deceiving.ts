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

// What a glance confuses: zero and o; one, l and i; rn and m; vv and w.
const skeletonOf = (text: string): string =>
  text
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')

const skeletonsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOf))
const brandSkeletons = [...skeletonsOf(brands)]
const commonSkeletons = skeletonsOf(commonBrands)
const secretSkeletons = skeletonsOf(secretWords)
const signInSkeletons = skeletonsOf(signInWords)

/** A word without what is only stuck to its end, so that `appleid` is as good as `apple`. */
const stemOf = (word: string): string => word.replace(/(id|com|net|org|co|uk|us|de)$/, '')

const deceivesByWords = (words: readonly string[]): boolean => {
  const isCommonBrand = (word: string) => commonSkeletons.has(word) || commonSkeletons.has(stemOf(word))
  const others = (is: (word: string) => boolean) =>
    words.some((word) => !is(word) && secretSkeletons.has(word))
  return (
    words.some((word) => signInSkeletons.has(word)) || (words.some(isCommonBrand) && others(isCommonBrand))
  )
}

/**
 * Whether a handle would have its visitors take it for somebody they trust with a password or money: a well-known name,
 * however it is written and whatever stands around it, or a word of signing in.
 */
export const isDeceivingHandle = (handle: string): boolean => {
  const whole = skeletonOf(handle)
  const words = handle.split('-').map(skeletonOf)
  return (
    brandSkeletons.some((brand) => whole.includes(brand)) ||
    commonSkeletons.has(whole) ||
    deceivesByWords(words)
  )
}
