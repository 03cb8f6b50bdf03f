import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const versions = z.record(z.string(), z.string()).default({})
const manifestSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
})
const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: versions,
    }),
  ),
})

const { workspaces } = manifestSchema.parse(read('package.json'))
const { packages } = lockfileSchema.parse(read('package-lock.json'))
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))

test('[T43] every dependency is of one exact version', () => {
  const manifests = ['package.json', ...workspaces.map((workspace) => `${workspace}/package.json`)]
  expect(globSync(manifests, { cwd: root })).toHaveLength(manifests.length)
  const loose = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestSchema.parse(read(path))
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    return Object.entries(all)
      .filter(
        ([name, version]) =>
          !name.startsWith('@shingle/') && !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/u.test(version),
      )
      .map(([name, version]) => `${path}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

test('[T43] what is installed is held against what was reviewed, byte by byte', () => {
  const unheld = installed.filter(([, { integrity, link }]) => integrity === undefined && link !== true)
  expect(installed.length).toBeGreaterThan(300)
  expect(unheld.map(([path]) => path)).toEqual([])
})

// Without an address npm asks the registry by name and version.
test('[T43] what is installed comes from the registry alone', () => {
  const elsewhere = installed.filter(
    ([, { resolved = '', link }]) =>
      link !== true && resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
  const hashes = installed.flatMap(([, { integrity = [] }]) => integrity)
  expect(hashes.filter((hash) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(hash))).toEqual([])
})

test('[T43] of what is installed, one package alone runs a script as it comes', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  expect(scripted.map(([path]) => path)).toEqual(['node_modules/esbuild'])
})

// What is optional is what one platform needs and another has not: npm leaves it out of a lockfile that it writes
// beside an older `node_modules`, and `npm ci` refuses a lockfile without it.
test('[T43] the lockfile holds what every platform installs', () => {
  const paths = Object.keys(packages)
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !paths.some((held) => held.endsWith(`node_modules/${name}`)))
      .map((name) => `${path || 'package.json'}: ${name}`),
  )
  expect(missing).toEqual([])
})
