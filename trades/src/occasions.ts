/** Farewells, as owners call them in the seven languages: where there are any, nothing on the page is a party. */
export const farewells =
  /funeral|burial|memorial service|eulog|celebrations? of life|trauer|bestattung|beerdigung|beisetzung|abschieds(?:feier|rede|zeremonie)|funerari|exequias|entierro|velatorio|obsèques|funérailles|enterrement(?!s? de vie)|funebr|esequie|sepoltur|葬|告別式|お別れの会|追悼|장례|추모|영결/iu

/** What people celebrate, as owners call it. */
export const celebrations =
  /wedding|\bpart(?:y|ies)\b|birthday|celebrat|christening|\bprom\b|disco|danc|festival|carnival|ceilidh|hochzeit|trauung|geburtstag|feier|jubiläum|taufe|tanz|\bfeste?n?s?\b|boda|cumpleaños|fiesta|bautizo|comuni[oó]n|quinceañ|xv años|baile|mariage|anniversaire|\bfêtes?\b|baptême|\bbal\b|matrimoni|nozze|complean|\bfest[ae]\b|battesim|ball[oi]\b|結婚|誕生|パーティ|お祝い|祭|宴|결혼|생일|잔치|파티|돌잔치|축제/iu
