import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'professional-organizer',
  kind: 'home-call-out',
  names: {
    english: 'Professional organizer',
    spanish: 'Organizadora profesional',
    french: 'Home organiser',
    italian: 'Professional organizer',
    german: 'Ordnungscoach',
    japanese: '整理収納アドバイザー',
    Korean: '정리수납 전문가',
  },
  naming: {
    english:
      listed(`professional organiser, declutterer, decluttering, home organizing, home organiser, declutter,
      home organization, organizing service, closet organizer, KonMari consultant, decluttering service,
      tidying consultant, downsizing help`),
    spanish: listed(`organizador profesional, organización del hogar, orden en casa, organizadora del hogar,
      consultora de orden, personal organizer`),
    french:
      listed(`home organizer, coach en rangement, rangement à domicile, désencombrement, consultante en rangement,
      organisatrice d’intérieur`),
    italian: listed(`organizzatrice professionale, decluttering, riordino casa, organizzatore di spazi,
      consulente del riordino`),
    german:
      listed(`Ordnungscoachin, Aufräumcoach, Aufräumcoachin, Ordnungsberatung, Aufräumservice, Ausmisten,
      Ordnungsexperte, Ordnungsexpertin, Aufräumhilfe, Ordnungsservice, Aufräumprofi`),
    japanese: listed(
      '整理収納, 片付けコンサルタント, お片付け代行, お片づけサポート, 片付けアドバイザー, 収納アドバイザー, 片付け代行, お片付け, 片付けサポート',
    ),
    Korean: listed('정리수납, 정리컨설턴트, 정리정돈 서비스, 옷장정리, 정리 컨설팅, 수납정리'),
  },
  things: {
    english:
      listed(`wardrobes, clutter, cupboards, garage, labels, keepsakes, drawers, paperwork, closets, downsizing,
      kitchen, calm, donate, overwhelmed, ADHD`),
    spanish: listed('armarios, desorden, cajones, despensa, papeles, método, orden, vestidor'),
    french: listed('placards, dressing, tri, désordre, papiers, garage, tiroirs, cartons, étiquettes'),
    italian: listed(
      `armadi, disordine, cassetti, dispensa, guardaroba, carte, scatole, spazi, cambio stagione`,
    ),
    german:
      listed(`Kleiderschrank, Keller, Papierkram, Loslassen, Struktur, Schubladen, Chaos, Kisten, Dachboden,
      Ordnung, Beschriften`),
    japanese: listed('収納, クローゼット, 片付け, 断捨離, 書類整理, キッチン, 衣類, 仕組み, 引っ越し後'),
    Korean: listed('옷장, 수납, 주방, 서랍, 비우기, 냉장고 정리, 이사 후, 옷, 물건'),
  },
}
