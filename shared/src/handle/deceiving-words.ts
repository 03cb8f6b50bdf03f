/** Well-known names that no other words have in them by chance, whatever stands around them. */
export const brands = [
  ...['google', 'youtube', 'paypal', 'microsoft', 'office365', 'amazon', 'facebook', 'instagram', 'whatsapp'],
  ...['linkedin', 'tiktok', 'netflix', 'spotify', 'docusign', 'github', 'coinbase', 'binance', 'metamask'],
  ...['mastercard', 'americanexpress', 'westernunion', 'cashapp', 'klarna', 'wellsfargo', 'bankofamerica'],
  ...[
    'citibank',
    'deutschebank',
    'sparkasse',
    'postbank',
    'commerzbank',
    'ingdiba',
    'govuk',
    'fedex',
    'royalmail',
    'airbnb',
    'shopify',
    'walmart',
    'roblox',
  ],
] as const

/** Well-known names that nobody else's name has as a word of its own: beside whatever stands there they deceive. */
export const loneBrands = [
  ...['hsbc', 'hmrc', 'amex', 'bofa', 'monzo', 'revolut', 'venmo', 'zelle', 'ebay', 'dhl', 'dpd', 'usps'],
  ...['gmail', 'icloud', 'itunes', 'onedrive', 'dropbox'],
] as const

/** Well-known names that have a word one letter away from them, by which businesses are called. */
export const nearWords: readonly string[] = ['binance', 'spotify', 'shopify', 'walmart']

/** Well-known names that are words, surnames or parts of words as well: they deceive alone, or beside one of `secretWords`. */
export const commonBrands = [
  ...['shingle', 'apple', 'visa', 'chase', 'lloyds', 'barclays', 'santander', 'stripe'],
  ...['ups', 'hermes', 'meta', 'uber', 'yahoo', 'outlook'],
  ...['adobe', 'telegram', 'wise', 'steam'],
  ...['alibaba', 'target', 'orange', 'vodafone', 'irs', 'nhs'],
] as const

/** To prove something, in the other languages of websites. */
const provingAbroad = [
  ...['bestaetigen', 'bestatigen', 'bestaetigung', 'verifizieren', 'freischalten', 'entsperren'],
  ...['confirmer', 'verifier', 'debloquer', 'confirmar', 'verificar', 'desbloquear'],
  ...['confermare', 'conferma', 'verificare', 'verifica', 'sbloccare', 'sblocca'],
] as const

/** What swindlers ask for beside a name: to sign in, to prove oneself, to pay. */
export const secretWords = [
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
  ...['paket', 'redelivery', 'rebate'],
  ...provingAbroad,
] as const

/** Words of signing in, which no business is named by. */
export const signInWords = [
  ...['login', 'logon', 'signin', 'signon', 'password', 'oauth', 'sso', 'otp', '2fa', 'twofactor'],
] as const

/** What somebody has where they pay or sign in. */
export const accountWords = [
  ...['account', 'accounts', 'konto', 'compte', 'cuenta', 'conto', 'wallet', 'bank', 'banking'],
  ...['billing', 'payment', 'payments'],
] as const

/** What somebody is asked to do with it. */
export const provingWords = [
  ...['verify', 'verification', 'validate', 'confirm', 'confirmation', 'unlock', 'recover', 'recovery'],
  ...['reset', 'auth', '2fa', 'otp'],
  ...provingAbroad,
] as const

/** Who asks for it. */
export const roleWords = [
  ...['admin', 'administrator', 'support', 'helpdesk', 'team', 'staff', 'customer', 'client', 'user'],
  ...['member', 'webmaster'],
] as const

/** What makes a well-known name somebody's own place, where nothing else stands beside both. */
export const placeWords = [
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
  'web',
  'find',
  'code',
  'uk',
  'usa',
] as const
