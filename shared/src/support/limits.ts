/** How many questions, and how many reports of websites, are kept for whoever runs the deployment. */
export const operatorNotesMaximum = 5_000
