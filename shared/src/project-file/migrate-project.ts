/** A project as some version said it. */
export type OlderProject = Readonly<Record<string, unknown>>

/** Makes a project of one version what the next one says. */
export type ProjectStep = (project: OlderProject) => OlderProject

/**
 * How older project files become present ones: the first step makes version 2 of version 1, and so on. A step is added
 * with every change of what a file says around its content, and none is ever taken away.
 */
const projectSteps: readonly ProjectStep[] = []

/** The version that files are written in. */
export const currentProjectVersion = 1

/** Brings a project into the present version; what names no version before that stays as it is. */
export const migrateProject = (
  project: OlderProject,
  steps: readonly ProjectStep[] = projectSteps,
): OlderProject => {
  const { version } = project
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return project
  return steps
    .slice(version - 1)
    .reduce<OlderProject>((older, step, at) => ({ ...step(older), version: version + at + 1 }), project)
}
