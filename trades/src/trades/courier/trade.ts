import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'courier',
  kind: 'home-call-out',
  names: {
    english: 'Courier',
    spanish: 'Mensajería',
    french: 'Coursier',
    italian: 'Corriere espresso',
    german: 'Kurierdienst',
    japanese: '軽貨物配送',
    Korean: '퀵서비스',
  },
  naming: {
    english:
      listed(`couriers, same-day courier, same day courier, courier service, parcel delivery, bike courier,
      bicycle courier, delivery driver, freight, haulage, cargo bike delivery, cargo bike courier,
      haulier, messenger service, logistics, trucking company`),
    spanish: listed(`mensajero, mensajera, mensajería urgente, paquetería, transporte urgente, bicimensajería,
      transportista, repartidor`),
    french:
      listed(`coursière, service de coursier, messagerie, livraison express, transport express, coursier à vélo,
      transporteur, cyclologistique`),
    italian:
      listed(`pony express, corriere, corrieri, consegne espresse, corriere in bici, autotrasporti, spedizioniere,
      padroncino`),
    german: listed(`Kurier, Kurierin, Botendienst, Fahrradkurier, Fahrradkurierin, Expresskurier, Eilkurier,
      Spedition, Transportunternehmen, Lastenradkurier, Direktfahrten, Kurierfahrten, Paketdienst,
      Radkurier`),
    japanese: listed('バイク便, 宅配便, 運送会社, 緊急配送, 自転車便, 運送業, 赤帽便, チャーター便, 配送屋'),
    Korean: listed('퀵배송, 택배, 화물운송, 오토바이퀵, 용달화물, 다마스퀵, 당일배송 업체, 배달 대행'),
  },
  things: {
    english: listed(`parcels, van, documents, same day, pallets, multi-drop, urgent, packages, signed for,
      medical samples, nationwide, pick up`),
    spanish: listed('paquetes, sobres, furgoneta, urgente, envíos, palés, recogida, documentos, reparto'),
    french: listed('colis, plis, urgent, camionnette, palettes, vélo cargo, documents, course, tournée'),
    italian: listed('pacchi, buste, furgone, urgente, spedizioni, pallet, cargo bike, documenti, ritiro'),
    german: listed(
      `Pakete, Sendungen, Eilzustellung, Dokumente, Paletten, Transporter, Laborproben, Zustellung`,
    ),
    japanese: listed('荷物, 書類, 集荷, 軽バン, 即日, パレット, トラック, 配達, 定期便'),
    Korean: listed('서류, 소포, 오토바이, 급송, 화물, 물품, 다마스, 라보, 당일'),
  },
}
