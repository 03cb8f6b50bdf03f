/** What a website is called where its owner reads of it: its business, or that it has no name yet. */
export const websiteName = (businessName: string): string => businessName.trim() || 'Website without a name'
