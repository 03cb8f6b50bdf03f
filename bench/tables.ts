import type { Report } from './report.ts'

/** Every table there is. Loaded by name, so that one can be made without starting what the others need. */
export const tables: Readonly<Record<string, () => Promise<Report>>> = {
  database: async () => (await import('./database.ts')).benchDatabase(),
  creation: async () => (await import('./creation.ts')).benchCreation(),
  model: async () => (await import('./model.ts')).benchModel(),
  reading: async () => (await import('./reading-corpus.ts')).benchCorpus(),
  'reading-time': async () => (await import('./reading.ts')).benchReading(),
  sync: async () => (await import('./sync.ts')).benchSync(),
  quarantine: async () => (await import('./quarantine.ts')).benchQuarantine(),
  publishing: async () => (await import('./publishing.ts')).benchPublishing(),
  designer: async () => (await import('./designer.ts')).benchDesigner(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  'own-lighthouse': async () => (await import('./own-lighthouse.ts')).benchOwnLighthouse(),
  domains: async () => (await import('./domains.ts')).benchDomains(),
  spam: async () => (await import('./spam.ts')).benchSpam(),
  'many-websites': async () => (await import('./many-websites.ts')).benchManyWebsites(),
  backup: async () => (await import('./backup.ts')).benchBackup(),
  serving: async () => (await import('./serving.ts')).benchServing(),
}
