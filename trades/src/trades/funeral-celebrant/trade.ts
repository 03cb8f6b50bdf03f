import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'funeral-celebrant',
  kind: 'farewell',
  names: {
    english: 'Funeral celebrant',
    spanish: 'Oficiante de funerales',
    french: 'Officiant funéraire',
    italian: 'Celebrante di funerali laici',
    german: 'Trauerrednerin',
    japanese: '葬儀司会者',
    Korean: '추모식 사회자',
  },
  naming: {
    english: listed(`bereavement celebrant, memorial celebrant, funeral officiant, celebrant for funerals,
      celebrant funerals, funeral ceremonies, funerals and memorials, eulogy writer, lead funerals`),
    spanish: listed(
      `ceremonias de despedida, oficiante de despedidas, funerales laicos, maestra de despedidas`,
    ),
    french: listed(`cérémonies funéraires, cérémonie d’adieu, maître de cérémonie funéraire, obsèques civiles,
      officiante funéraire`),
    italian: listed('cerimonie di commiato, funerali laici, celebrante funebre, riti di commiato'),
    german: listed('Trauerredner, Trauerreden, Trauerrede, Grabreden, Abschiedsreden, freie Trauerreden'),
    japanese: listed('葬儀の司会, お別れ会の司会, 追悼式の司会, セレモニー司会'),
    Korean: listed('추모식, 장례 사회, 고별식 사회, 추도식 사회'),
  },
  things: {
    english: listed('funerals, eulogy, memorials, ashes, graveside, bereaved, tribute, scattering'),
    spanish: listed('duelo, despedida, cenizas, elogio fúnebre, velatorio'),
    french: listed('obsèques, deuil, hommage, cendres, recueillement'),
    italian: listed('lutto, commiato, ceneri, orazione, esequie, ricordo'),
    german: listed('Trauer, Abschied, Urne, Nachruf, Angehörige, Beisetzung'),
    japanese: listed('告別式, 弔辞, 遺族, 偲ぶ会, 追悼'),
    Korean: listed('유족, 추모, 고별, 조사, 유골'),
  },
}
