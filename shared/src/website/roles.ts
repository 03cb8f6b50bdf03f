/** Specification 3: roles. Viewer only reads, Admin equals Collaborator; neither can be assigned in the interface. */
export const roles = ['Viewer', 'Collaborator', 'Admin', 'Owner'] as const
export type Role = (typeof roles)[number]

/** Whether a role may edit content and settings. */
export const mayEdit = (role: Role): boolean => role !== 'Viewer'
