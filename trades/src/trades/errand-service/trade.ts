import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'errand-service',
  kind: 'home-call-out',
  names: {
    english: 'Errand service',
    spanish: 'Recados a domicilio',
    french: 'Service de conciergerie',
    italian: 'Commissioni a domicilio',
    german: 'Besorgungsdienst',
    japanese: '買い物代行',
    Korean: '심부름 대행',
  },
  naming: {
    english:
      listed(`errands, errand runner, personal concierge, lifestyle concierge, grocery shopping service,
      personal assistant for seniors, senior concierge, queueing service, concierge service, run errands,
      key holding, house sitting, house sitter`),
    spanish:
      listed(`recados, servicio de recados, compras a domicilio, acompañamiento de mayores, conserjería personal,
      gestiones y recados`),
    french:
      listed(`conciergerie, courses à domicile, conciergerie privée, aide aux courses, accompagnement seniors,
      home sitting, gardiennage de maison`),
    italian: listed(`spesa a domicilio, disbrigo commissioni, concierge personale, accompagnamento anziani,
      disbrigo pratiche quotidiane`),
    german:
      listed(`Einkaufsservice, Alltagshilfe, Alltagsbegleiter, Alltagsbegleiterin, Botengänge, Einkaufshilfe,
      Alltagsbegleitung, Haushüter, Haushüterin, Haushüterservice, Seniorenassistenz, Besorgungen,
      Concierge-Service, Seniorenassistent, Seniorenassistentin, Alltagsunterstützung`),
    japanese: listed(
      'お使い代行, 生活支援, 買物代行, 付き添いサービス, 病院付き添い, 高齢者見守り, 行列代行, 家事手伝い',
    ),
    Korean: listed('심부름, 장보기 대행, 생활심부름, 줄서기 대행, 심부름 서비스, 병원 동행 매니저'),
  },
  things: {
    english:
      listed(`shopping, prescriptions, queue, post office, waiting in, plants, pick ups, returns, groceries,
      seniors, parcels, keys, mail`),
    spanish: listed('compra, mayores, correos, recetas, trámites, llaves, paquetes, citas médicas'),
    french: listed('courses, seniors, poste, clés, démarches, colis, rendez-vous, plantes'),
    italian: listed('spesa, anziani, posta, ricette, file, chiavi, bollette, pacchi, commissioni'),
    german:
      listed(`Einkäufe, Senioren, Begleitung, Behördengänge, Post, Arztbesuche, Blumen gießen, Rezept, Schlüssel,
      Entlastungsbetrag`),
    japanese: listed('買い物, 薬, 高齢者, 役所, 郵便, 通院, 付き添い, 留守番, 見守り'),
    Korean: listed('장보기, 어르신, 은행, 우체국, 동행, 물건 전달, 대기, 처방전'),
  },
}
