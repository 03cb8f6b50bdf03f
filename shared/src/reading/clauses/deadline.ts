import { formPattern } from '../mask/form.ts'

const count = `(?:an?|one|two|three|few|the|un|una|uno|une|ein(?:em|er)?|zwei|drei|dos|deux|due|${formPattern()})`
const unit =
  'hours?|hrs|days?|weeks?|min(?:ute)?s?|months?|stunden?|tag(?:en?|es)?|wochen?|minuten|monat\\p{L}*|horas?|días?|semanas?|minutos|meses|heures?|jours?|semaines?|mois|or[ae]|giorn[io]|settiman[ae]|minuti|mes[ei]'
const deadline = new RegExp(
  `^(?:within|in|innerhalb|binnen|dentro de|en|dans|sous|entro)(?: von| les| l[ae]s?)? (?:${formPattern('hours')}|(?:${count} ?)+(?:\\p{L}+ )?(?:${unit})(?!\\p{L}))`,
  'iu',
)

/** Whether a text begins with a time in which something is done: 'within one business day', which is no place. */
export const beginsWithDeadline = (text: string): boolean => deadline.test(text)
