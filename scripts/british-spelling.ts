/** The specification's own words: 'Choose colors', 'organizing layouts', a 'centered' footer. */
const british = new RegExp(
  [
    String.raw`(?:colour|favourite|flavour|neighbour|honour|labour|behaviour|harbour|humour)\w*`,
    String.raw`(?:organis|personalis|customis|recognis|optimis|apologis|realis|specialis|minimis|maximis|summaris)\w*`,
    '(?:centre|centred|centring|theatre|metre|litre)s?',
    String.raw`(?:grey|greyed|greying|catalogue|licence|cancelled|cancelling|travell\w*|labelled|jewellery|tyre|kerb|cosy|plough|cheque|defence|enquir\w*)s?`,
  ]
    .map((words) => String.raw`\b(?:${words})\b`)
    .join('|'),
  'giu',
)

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const imports = /^(?:import|export)\b[^'"]*from\s*['"][^'"]*['"]|import\(['"][^'"]*['"]\)/gm
// A text is said to people when it has two words or begins like a sentence; anything else is a name among programs.
const texts = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;]*)</g
const isSaid = (text: string): boolean => /^\s*\p{Lu}\p{Ll}/u.test(text) || /\p{L}\s+\p{L}/u.test(text)

/** The words of a text that the interface spells otherwise. */
export const britishWords = (text: string): readonly string[] => text.match(british) ?? []

/** The words of a source file's texts that the interface spells otherwise. */
export const britishIn = (source: string): readonly string[] => {
  const code = source.replace(comments, '').replace(imports, '')
  return [...code.matchAll(texts)]
    .map(([, single, double, template, element]) => single ?? double ?? template ?? element ?? '')
    .map((text) => text.replace(/\$\{[^}]*\}/g, ' '))
    .filter(isSaid)
    .flatMap(britishWords)
}
