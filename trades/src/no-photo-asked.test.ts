import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const files = globSync(['trades/*/{pack,translations}.ts', 'kinds/*/copy/*.ts'], { cwd: here })

const send = [
  'send|attach|upload|show us',
  'env[ií]a(?:r|d|nos)?|mandar?|mándanos|adjunta',
  'envoye[rz]|envoyez-nous|joigne[rz]|joindre',
  'inviar?|mandar?|mandaci|allega(?:re)?',
  'schick(?:en|e|t)?|sende(?:n|t)?|hochladen|anhängen',
].join('|')
const picture =
  'photo(?:graph)?s?|pictures?|fotos?|imágen(?:es)?|imagen|images?|immagin[ei]|bild(?:er)?|\\w+foto'
const between = "[^.!?|'’\\n]*?"
const asks = new RegExp(
  `(?<!\\p{L})(?:(?:${send})(?!\\p{L})${between}(?<!\\p{L})(?:${picture})(?!\\p{L})|(?:${picture}) (?:an uns )?(?:schicken|senden|hochladen)|写真[^。|]*送|사진[^.|]*보내)`,
  'iu',
)

it('[4.domain] no page asks for a photo, which its form has no field for', () => {
  expect(files.length).toBeGreaterThan(100)
  const asking = files.flatMap((file) =>
    readFileSync(`${here}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => asks.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(asking).toEqual([])
})
