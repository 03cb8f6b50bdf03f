// Imported before anything else by whatever starts a server: React and its like choose by this variable, as they are
// loaded, whether they check what developers write. That takes three times as long, for every page that is published.
process.env.NODE_ENV ??= 'production'

export {}
