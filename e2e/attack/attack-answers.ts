/** What a business says of itself when an account makes its website here. */
export const answers = {
  businessName: 'Aldgate Plumbing',
  businessActivities: 'Emergency plumber in Leeds. We fix leaks, unblock drains and fit bathrooms.',
  businessLocation: 'Leeds, England',
}
