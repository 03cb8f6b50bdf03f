const person =
  /^(?:\p{L}+[ -]){0,4}(?:\p{L}+(?:ologist|therapist|grapher|smith|ician)|lawyer|solicitor|accountant|bookkeeper|teacher|tutor|instructor|coach|gardener|builder|joiner|carpenter|roofer|thatcher|plasterer|upholsterer|tailor|seamstress|baker|chef|caterer|florist|barber|hairdresser|groomer|masseuse|midwife|doula|nanny|nurse|osteopath|chiropractor|acupuncturist|nutritionist|translator|interpreter|illustrator|potter|luthier|farrier|celebrant|mechanic)$/iu

/** Whether a text only says who somebody is, and nothing that is done: 'Polish speaking psychotherapist', 'patient teacher'. */
export const namesPerson = (text: string): boolean => person.test(text)
