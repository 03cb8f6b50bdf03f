import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { britishIn, britishWords } from './british-spelling.ts'
import { britishThings } from './british-things.ts'
import { oddBreakpointsIn } from './odd-breakpoints.ts'
import { pathLiterals } from './path-literals.ts'

/** A rule of the house: what it says of one file's text, one finding per entry. */
type Rule = (file: string, text: string) => readonly string[]

/** They write out what they look for. */
const saysRules = /^scripts\/house-rules(\.test)?\.ts$/

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Style says one thing a line: it is read by looking up a class, not from top to bottom. */
const lengthLimit = (file: string): number => {
  if (file.endsWith('.css')) return 350
  return isTest(file) ? 400 : 200
}

const lengthRule: Rule = (file, text) => {
  // A table that a script wrote has as many rows as there is to say.
  if (text.startsWith('// Written by scripts/')) return []
  const limit = lengthLimit(file)
  const lines = text.split('\n').length - 1
  return lines > limit ? [`${lines} lines; a file has at most ${limit}: it is usually two ideas`] : []
}

/** What libraries read of the environment while they load has to be said before them. */
const saysForLibraries = 'shared/storage/src/environment/production.ts'

const mayReadEnvironment = (file: string) =>
  file === 'start.ts' ||
  file === saysForLibraries ||
  /(^|\/)main\.ts$/.test(file) ||
  /^(scripts|bench|e2e)\/|\.test\.tsx?$|\.config\.ts$/.test(file)

const readsEnvironment = /\bprocess(?:\.|\?\.|\[')env\b|\benv\b[^;]*\} from '(?:node:)?process'/
const environmentRule: Rule = (file, text) =>
  !mayReadEnvironment(file) && readsEnvironment.test(text)
    ? ['only start.ts and main.ts read process.env']
    : []

const drawers = /(^|\/)(utils?|helpers?|common|manager|data|info)(\.tsx?$|\/)/
const nameRule: Rule = (file) => (drawers.test(file) ? ['a file is named for what it exports'] : [])

const silenced = /@ts-ignore|@ts-expect-error|\bTODO\b|\bFIXME\b|\b(test|it|describe)\.(only|skip)\(/
const silenceRule: Rule = (file, text) =>
  !saysRules.test(file) && silenced.test(text) ? [`finish the work: ${silenced.exec(text)?.[0]}`] : []

const exportLine = /^export (?:const|function|async function|class|interface|type) (\w+)/
// Drawings and trade packs are data whose names say all there is to say.
const documents =
  /^(shared\/src|shared\/storage\/src|trades\/src)\/(?!(?:trades|kinds)\/|artwork\/motifs\/|industry\/packs\/|generation\/wording\/)/
const docRule: Rule = (file, text) => {
  if (!documents.test(file) || isTest(file)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const name = exportLine.exec(line)?.[1]
    const above = lines[at - 1]?.trim() ?? ''
    // A schema's own type, and the answer that belongs to the call documented right above it, are said already.
    const follows =
      /= z\.infer<|\(typeof \w+\)\[number\]/.test(line) ||
      above.startsWith('export ') ||
      /(Answer|Body)$/.test(name ?? '')
    return name !== undefined && !above.endsWith('*/') && !follows ? [`${name} has no docstring`] : []
  })
}

const functionKeyword = /^\s*(?:export )?(?:default )?(?:async )?function (\w+)/m
// Outside a string: the scripts of published pages are written in one. `memo` takes its function in brackets.
const functionExpression = /^[^'"`\n]*= (?:async )?function\b(?!\*)/m
const dialectRule: Rule = (file, text) => {
  const name = functionKeyword.exec(text)?.[1]
  const isExpressed = !isTest(file) && functionExpression.test(text)
  return [
    ...(name === undefined ? [] : [`write ${name} as an arrow constant: only a generator keeps its keyword`]),
    ...(isExpressed ? ['write a function as an arrow: only what memo is handed keeps its keyword'] : []),
  ]
}

// Tests may call as a stranger would; everybody else takes address, method and header of a call from its contract.
const isStranger = /\.test\.tsx?$/
const statesCalls = /(^|\/)endpoints\.ts$|^shared\/src\/endpoint\//
const writtenAddress = /['"`*}]\/api\//
const addressRule: Rule = (file, text) =>
  !isStranger.test(file) && !saysRules.test(file) && !statesCalls.test(file) && writtenAddress.test(text)
    ? ["an endpoint's address stands in endpoints.ts alone"]
    : []

// The journeys also ask for pages, which have no endpoint.
const writtenMethod = /\bmethod: ['"](?:GET|POST|PUT|PATCH|DELETE)['"]/
const methodRule: Rule = (file, text) =>
  !isStranger.test(file) && !file.startsWith('e2e/') && !statesCalls.test(file) && writtenMethod.test(text)
    ? ["an endpoint's method stands in endpoints.ts alone"]
    : []

const headerRule: Rule = (file, text) =>
  !isStranger.test(file) && file !== 'shared/src/session/lifetimes.ts' && text.includes(`'${appHeader}'`)
    ? ['the header of our own pages is `appHeader`']
    : []

const mayWritePaths = /^(shared\/src\/paths|e2e|scripts\/path-literals)|\/(fixtures|testing)\/|\.test\.tsx?$/
const pathRule: Rule = (file, text) =>
  mayWritePaths.test(file)
    ? []
    : pathLiterals(text).map((path) => `${path} stands in shared/src/paths: take it from there`)

const bareLimit = /\bmaxLength(?:\(|=["{])(?:[2-9]|\d{2})|(?<!\bMath)\.max\(\d|\bmaximum\(\d|\blimit=["{]\d/
// A day is the start of a moment, and a name the start of a hash: neither is somebody's value.
const cutsValue = /^(?!.*(?:toISOString|\bdigest|\bsha256)\().*\.slice\(0, \d{2,}\)/m
const mayCut = (file: string) => isTest(file) || !/^(?:api|client)\/src\//.test(file)
// A pattern of a schema limits as well as a length does; those of readers of strange pages are no limits.
const bareTimes = (file: string, text: string) =>
  file.startsWith('shared/src/') && text.includes(" from 'zod") && /\{\d+,\d{2,}\}/.test(text)
const limitRule: Rule = (file, text) =>
  !isTest(file) && (bareLimit.test(text) || bareTimes(file, text) || (!mayCut(file) && cutsValue.test(text)))
    ? ['the limit of a value has a name, beside its schema alone']
    : []

// Without a tag a browser writes as its own language does, and refuses some of the tags that it reports.
const bareFormat = /\b(?:toLocale\w*String|Intl\.\w+Format)\(\s*(?:\[\]|undefined|\{|\)(?!\.resolvedOptions))/
const localeRule: Rule = (file, text) =>
  !isTest(file) && bareFormat.test(text)
    ? ['dates and numbers are written by a tag, such as `appLocale`']
    : []

// What the interface says itself; the words of generated sites are their trades' and their owners'.
const saysWords =
  /^(client\/(?:src|articles|trades)|mail\/src|shared\/src\/design-lint)\/|^shared\/src\/(?:.*\/(fields|section|offer|problems|layout)|.*-texts)\.ts$/
const spellingRule: Rule = (file, text) =>
  !saysWords.test(file) || isTest(file) || file.endsWith('.css') || file.endsWith('/trade-stems.ts')
    ? []
    : (file.endsWith('.md') ? [...britishWords(text), ...britishThings(text)] : britishIn(text)).map(
        (word) =>
          `'${word}': the interface says 'color' and 'centered' as the specification does, and 'outlet'`,
      )

// What an undo, the trash or another mail brings back is not said to be gone.
const saysForGood: readonly string[] = [
  ...['client/src/designer/settings/editors/transfer-dialog.tsx', 'client/src/help/topics/people.ts'],
  ...['client/src/designer/versions/delete-version-dialog.tsx', 'client/src/trash/trash-words.ts'],
]
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const forGoodRule: Rule = (file, text) => {
  if (isTest(file) || !/^(?:client|mail|shared|trades|api)\//.test(file)) return []
  const isSaid = /\b(?:cannot|can’t|can't) be undone\b/i.test(text.replaceAll(comment, ''))
  if (isSaid === saysForGood.includes(file)) return []
  return [isSaid ? 'only what nobody brings back is said to be for good' : 'takes itself off `saysForGood`']
}

// A module can compose the frame; the plain sheets of the marketing pages cannot.
const frameSheet = 'client/src/ui/frame.module.css'
const saysFrame = (block: string) =>
  /\bborder: 1\.5px solid var\(--line-field\)/.test(block) && block.includes('border-radius: var(--radius-m)')
const saysFocus = (block: string) =>
  block.includes('border-color: var(--ink);') && /\boutline: |\bbox-shadow: var\(--focus-ring\)/.test(block)
const frameRule: Rule = (file, text) =>
  file.endsWith('.module.css') &&
  file !== frameSheet &&
  text.split(/[{}]/).some((block) => saysFrame(block) || saysFocus(block))
    ? [`what words are typed into has one frame: compose it from ${frameSheet}`]
    : []

const mayHide: readonly string[] = [
  ...['client/src/ui/base.css', 'client/src/create/step-tags.module.css'],
  ...['client/src/marketing/blog/article.css', 'shared/src/page/visually-hidden.ts'],
]
const hidden = /\bclip-path: ?inset\(50%\)|\bclip: ?rect\(/
const hiddenRule: Rule = (file, text) =>
  !mayHide.includes(file) && !isTest(file) && !saysRules.test(file) && hidden.test(text)
    ? [`what is heard and not seen has the class visually-hidden, which ${mayHide[0]} has`]
    : []

const layoutFolder = /^shared\/src\/sections\/[^/]+\/layouts\/([^/]+)\//
const comparesLayout =
  /(?<!typeof |')\blayout(?:\.id)? [!=]== '(?!auto')|\blayouts?\.includes\('|\]\.includes\((?:\w+\.)?layout(?:\.id)?\)/
const listsLayouts = /^shared\/src\/sections\/[^/]+\/(?:fields|late|section|style|view)\.tsx?$/
const layoutRule: Rule = (file, text) => {
  if (isTest(file) || saysRules.test(file) || !file.startsWith('shared/src/')) return []
  const own = layoutFolder.exec(file)?.[1]
  const styled = [...text.matchAll(/\.layout-(\w[\w-]*)/g)].filter(([, id]) => id !== own)
  return [
    ...(comparesLayout.test(text) ? ['a layout is asked for what it has, not for its id'] : []),
    ...(styled.length > 0 ? [`${styled[0]?.[0]} is styled in its own folder alone`] : []),
    ...(listsLayouts.test(file) && /from '\.\/layouts\//.test(text)
      ? ['the lists of layouts are written from their folders']
      : []),
  ]
}

const rules: readonly Rule[] = [
  ...[lengthRule, environmentRule, nameRule, silenceRule, docRule, dialectRule],
  ...[addressRule, methodRule, headerRule, pathRule, limitRule, localeRule, spellingRule],
  ...[frameRule, hiddenRule, layoutRule, forGoodRule, oddBreakpointsIn],
]

/** What breaks the house's habits in one file. */
export const findingsIn: Rule = (file, text) => rules.flatMap((rule) => rule(file, text))
