interface Beyond {
  /** What owners call businesses of the trade of which its texts and drawings are not true. */
  readonly called?: RegExp
  /** What, where a business does not have it, its texts and drawings would promise. */
  readonly refused?: RegExp
  /** What a business says of itself of which its texts and drawings are not true. */
  readonly said?: RegExp
}

const alcohol = /alcohol|wine|alkohol|wein|alcool|\bvins?\b|\bvino\b|酒|アルコール|술|주류/iu

/** Trades whose own texts and drawings take more for granted than is true of everyone who is called so. */
const beyond: Readonly<Record<string, Beyond>> = {
  // Wine, bread and an oven
  restaurant: {
    called:
      /ramen|noodle|sushi|pho|curry|dim ?sum|dumpling|tac[oq]|kebab|döner|poke|tea ?room|cr[eê]per?ie|crêpe|ラーメン|寿司|鮨|そば|うどん|カレー|定食|中華|居酒屋|국밥|냉면|칼국수|분식|중국집|초밥|라멘/iu,
    refused: alcohol,
  },
  // A bottle and glasses
  catering: { refused: alcohol },
  // Building sites
  handyman: { called: /便利屋|심부름|errand/iu },
  // Bacon and ham
  butcher: {
    refused: /pork|schwein|cerdo|\bporc\b|maiale|豚|돼지/iu,
    said: /halal|kosher|koscher|c?ka?sher|cacher|ハラル|ハラール|할랄|코셔|\bvegan|\bv[eé]g[eé]t|plant.based/iu,
  },
  // Walls, roofs and the plans of a house
  'home-construction': {
    called: /tree ?house|play ?house|shed|garden room|summer ?house/iu,
    said: /tree ?house|baumh[aä]us|casas? (?:del|en los) [aá]rbol|cabanes? (?:dans les arbres|perchée)|cas[ae] sull[’']albero|ツリーハウス|트리하우스/iu,
  },
  // A firm and its server
  'technology-consulting': {
    said: /(?:older|elderly) people|over[- ]60s|pensioners|seniors|grand(?:kids|parents|children)|silver surfers|senioren|personas mayores|seniors|anziani|シニア|어르신/iu,
  },
  // Hops and malt
  brewery: { called: /sidr|\bcid(?:er|re)\b|brenner|distill|막걸리|전통주|日本酒|焼酎/iu },
  // The cat's own home
  'cat-sitter': {
    called:
      /catter|boarding|hotel|hôtel|pension|residencia|guardería|ホテル|預かり|호텔|위탁|(?<!방문 ?)탁묘/iu,
  },
  // Bows, belts and a mat
  dojo: {
    called: /box|muay|kick|krav|defen|défen|difesa|verteidig|ボクシング|キック|護身|복싱|킥|무에타이|호신/iu,
  },
  // Learning to swim
  'swimming-teacher': { called: /aqua|acqua|wassergym|アクア|아쿠아/iu },
  // A home, and one person in it
  childminder: {
    called: /baby.?sitter|cuidadora|gro(?:ß|ss)tages|小規模|돌보미|도우미|아이돌봄/iu,
    said: /maison d.assist|\bMAM\b/iu,
  },
  // Poses on a mat
  'yoga-studio': { called: /ta[iï][ -]?ch|taich[ií]|[qg]i[ -]?gong|chi kung|太極|気功|태극|기공/iu },
  // Armchairs and sofas
  upholsterer: {
    said: /^(?!.*(?:sof[aá]|couch|chair|stool|furniture|möbel|sessel|st[uü]hl|eckbank|muebles|silla|sill[oó]n|butaca|fauteuil|chaise|canap|meuble|poltron|divan|sedi[ae]|\bmobili\b|ソファ|椅子|家具|소파|의자|가구)).*(?:\b(?:auto|cars?|boats?|motorcycles?|voitures?|coches|barche|motos?)\b|autosattler|車|シート|시트)/isu,
  },
  // Venues, suppliers and a list of guests
  'wedding-planner': {
    said: /^(?!.*wedding).*elop|^(?!.*(?:\bplan|coordin|organi|planung|planer|koordin|regia|プランナー|プロデュース|플래너|기획|준비)).*(?:\bstyl|d[eé]cora|dekorat|allestiment|sc[eé]nograph|フォトウェディング)/isu,
  },
}

/** Whether the texts and drawings of its trade would say of a business what is not so. */
export const isBeyondPack = (
  tradeId: string,
  { calledAs, refused, said }: Readonly<{ calledAs: string; refused: readonly string[]; said: string }>,
): boolean => {
  const { called, refused: promised, said: otherwise } = beyond[tradeId] ?? {}
  return (
    called?.test(calledAs) === true ||
    otherwise?.test(said) === true ||
    refused.some((thing) => promised?.test(thing) === true)
  )
}

const dogs =
  /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|doggos?|hunde?n?|welpen?|chiens?|perr[oa]s?|can[ei]|犬|わんちゃん|강아지|반려견)(?!\p{L})|犬|강아지|애견/iu
const cats = /(?<!\p{L})(?:cats?|kittens?|katzen?|chats?|gat[oa]s?|gatt[oi])(?!\p{L})|猫|ネコ|고양이/iu

/** Whether a trade with dogs in its name is told of a business that speaks of cats alone. */
export const isOfCatsAlone = (tradeId: string, said: string): boolean =>
  /(?:^|-)dog-/u.test(tradeId) && cats.test(said) && !dogs.test(said)
