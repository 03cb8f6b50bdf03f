/** What a glance confuses, written one way: zero and o; one, l and i; four and a; rn and m; vv and w. */
export const skeletonOf = (text: string): string =>
  text
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('5', 's')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('7', 't')
    .replaceAll('8', 'b')
    .replaceAll('9', 'g')
