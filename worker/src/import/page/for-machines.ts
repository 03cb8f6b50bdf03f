// Each as its language says it: to forget what one was told, to be a machine, what machines have and do.
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines)\b/iu,
  /\b(?:ignoriere?|vergiss|vergesst|missachte)\b.{0,40}\b(?:anweisung|vorgabe|instruktion|prompt|regeln\b)/iu,
  /\b(?:ignorez?|oublie[sz]?)\b.{0,40}\b(?:instructions?|consignes?|directives|prompts?)\b/iu,
  /\b(?:ignora|ignore|olvida|omite)\b.{0,40}\b(?:instrucciones|indicaciones|prompts?)\b/iu,
  /\b(?:ignora|ignorate|dimentica|trascura)\b.{0,40}\b(?:istruzioni|indicazioni|prompt)\b/iu,
  /(?:指示|命令|プロンプト).{0,20}(?:無視|忘れ)/u,
  /(?:지시|명령|프롬프트).{0,20}(?:무시|잊)/u,
  /\bsystem prompt\b|<\|?(?:im_start|im_end|system|endoftext)/iu,
  /\b(?:you are|as|act as|dear|attention)[,:]? (?:an? )?(?:ai|llm|chatgpt|gpt|claude|language model|assistant)\b/iu,
  /^\W*system\s*:|\byou are now (?:the|an?|in)\b/iu,
  /\b(?:ai|llm) (?:agents?|assistants?|models?|crawlers?)\b.{0,60}\b(?:must|should|please)\b/iu,
  /\b(?:ai|assistant)[,:]? (?:please|you (?:must|should|will|have to))\b/iu,
]

/** Whether a text addresses whoever reads it as a machine: nothing that a business says of itself. */
export const isForMachines = (text: string): boolean => orders.some((order) => order.test(text))
