import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'funeral-director',
  kind: 'farewell',
  names: {
    english: 'Funeral director',
    spanish: 'Funeraria',
    french: 'Pompes funèbres',
    italian: 'Onoranze funebri',
    german: 'Bestattungen',
    japanese: '葬儀社',
    Korean: '장례식장',
  },
  naming: {
    english:
      listed(`undertaker, funeral home, funeral service, funeral parlour, funeral parlor, funeral directors,
      arrange funerals, funerals arranged, direct cremation, funeral house`),
    spanish: listed('tanatorio, servicios funerarios, pompas fúnebres, agencia funeraria, casa funeraria'),
    french:
      listed(`entreprise de pompes funèbres, conseiller funéraire, organisation d’obsèques, services funéraires,
      marbrerie funéraire`),
    italian: listed('pompe funebri, impresa funebre, agenzia funebre, servizi funebri, casa funeraria'),
    german:
      listed(`bestatter, bestattungsinstitut, bestattungshaus, beerdigungsinstitut, bestattung, feuerbestattung,
      erdbestattung, trauerhilfe`),
    japanese: listed('葬儀屋, 葬祭, 家族葬, 葬儀, 斎場, セレモニーホール, 直葬, 葬儀社さん'),
    Korean: listed('장례, 상조, 장례지도사, 장의사, 장례 서비스, 무빈소 장례, 장례 업체'),
  },
  things: {
    english:
      listed(`burial, cremation, coffin, casket, hearse, ashes, mourners, memorial service, chapel of rest,
      embalming`),
    spanish: listed('entierro, funeral, incineración, ataúd, velatorio, esquela, difunto'),
    french: listed('obsèques, inhumation, crémation, cercueil, deuil, défunt, corbillard'),
    italian: listed('funerale, sepoltura, cremazione, defunto, lutto'),
    german: listed('sarg, urne, trauerfeier, überführung, bestattungsvorsorge, trauer'),
    japanese: listed('火葬, 通夜, 告別式, 棺, 骨壷, 供養'),
    Korean: listed('화장, 발인, 입관, 수의, 빈소, 유골함'),
  },
}
