// 'Wine, mud, fake tan, we've seen it': what was met with, and what is not sold.
const seenIt =
  /^(?:(?:we|i)(?:[’']ve| have)? (?:seen|had|heard|met) (?:it|them|that|everything)(?: all)?(?: before)?|(?:wir|ich) (?:haben|habe) (?:schon )?alles (?:schon )?gesehen|(?:lo )?(?:hemos|he) visto (?:de )?todo|ya (?:lo )?(?:hemos|he) visto todo|(?:on|nous|j[’'])(?: en)? ?(?:a|avons|ai) (?:tout vu|vu d[’']autres|vu)|(?:ne )?(?:abbiamo|ho) (?:già )?vist[oe] (?:di )?tutt[oie])$/iu

/** Whether words say of what was listed only that it is nothing new. */
export const hasSeenIt = (text: string): boolean => seenIt.test(text)
