import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'roofer',
  kind: 'building-trade',
  names: {
    english: 'Roofer',
    spanish: 'Techador',
    french: 'Couvreur',
    italian: 'Copritetto',
    german: 'Dachdecker',
    japanese: '屋根工事',
    Korean: '지붕 공사',
  },
  naming: {
    english:
      listed(`roofing, roofing contractor, roof repair, slater, flat roofing, leadwork, new roof, re-roofing,
      roof replacement`),
    spanish:
      listed(`tejados, reparación de tejados, cubiertas y tejados, impermeabilización de cubiertas, techista,
      goteras, retejado`),
    french: listed(`couverture zinguerie, toiture, zingueur, réparation de toiture, couverture, zinguerie,
      tuiles et ardoises, couvreur zingueur, réfection de toiture`),
    italian: listed(`tetti, lattoniere, rifacimento tetti, coperture edili, impermeabilizzazione tetti,
      riparazione tetti, lattoneria`),
    german:
      listed(`dachdeckerei, dachdeckermeister, bedachung, dachsanierung, dachreparatur, flachdach, dacharbeiten,
      dachrinnen, ziegel getauscht, sturmschäden am dach`),
    japanese: listed('屋根修理, 瓦屋, 屋根屋, 雨漏り修理, 屋根葺き替え, 屋根屋さん, 瓦職人, 屋根工事店'),
    Korean: listed('지붕 수리, 지붕 개량, 기와 공사, 옥상 방수, 기와집 수리, 지붕 방수'),
  },
  things: {
    english:
      listed(`roof, slate, tile, gutter, flashing, chimney stack, ridge, felt, fascia, soffit, shingle, leak,
      skylight`),
    spanish: listed('teja, cubierta, pizarra, tejas'),
    french: listed('toit, tuile, ardoise, zinc, fuite, tuiles, ardoises, faîtage'),
    italian: listed('tegola, guaina, infiltrazione, coppo, tegole, colmo'),
    german: listed('dach, ziegel, dachrinne, schiefer, gaube, dachfenster, schneefang, first, gauben'),
    japanese: listed('屋根, 瓦, 雨漏り, 雨樋, 板金'),
    Korean: listed('지붕, 기와, 방수, 누수, 징크, 홈통, 물받이, 옥상'),
  },
  schemaType: 'RoofingContractor',
}
