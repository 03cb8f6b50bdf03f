import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mediator',
  kind: 'professional-office',
  names: {
    english: 'Mediator',
    spanish: 'Mediador',
    french: 'Médiateur',
    italian: 'Mediatore familiare',
    german: 'Mediator',
    japanese: '調停・メディエーター',
    Korean: '조정 중재',
  },
  naming: {
    english: listed(`mediation, family mediation, divorce mediation, mediation service, conflict resolution,
      family mediator, divorce mediator, mediators, workplace mediation, arbitrator, community mediation,
      collaborative divorce, conflict coach, mediation services, neighbour mediation,
      parenting coordinator, workplace mediator, arbitration, dispute resolution`),
    spanish: listed(`mediación familiar, mediadora familiar, mediación, resolución de conflictos, mediadora,
      mediador familiar, mediación civil, mediación de divorcio, arbitraje`),
    french: listed(`médiation familiale, médiatrice, médiation, médiatrice familiale, gestion de conflits,
      médiateur familial, médiation en entreprise, cabinet de médiation, médiateur de quartier`),
    italian:
      listed(`mediazione familiare, mediatrice familiare, mediazione, risoluzione dei conflitti, mediatore civile,
      mediazione civile, organismo di mediazione, coordinatore genitoriale`),
    german:
      listed(`Mediatorin, Mediation, Familienmediation, Scheidungsmediation, Mediationspraxis, Konfliktberatung,
      Wirtschaftsmediation, Konfliktmoderation, Schlichter, Schlichterin, Konfliktcoach, Konfliktcoachin,
      Familienmediator, Familienmediatorin, Mediationsbüro, Schlichtung, Trennungsmediation,
      Nachbarschaftsmediation`),
    japanese: listed(
      '家族調停, メディエーション, 調停人, 離婚調停サポート, メディエーター, ADR機関, 紛争解決, 話し合い支援',
    ),
    Korean: listed('가족중재, 이혼조정, 갈등조정, 중재인, 조정위원, 갈등관리, 분쟁조정, 가사조정'),
  },
  things: {
    english:
      listed(`separation, parents, neighbours, custody, agreement, MIAM, joint sessions, disputes, neutral,
      child arrangements, finances, elder care, impartial`),
    spanish: listed(
      `separación, acuerdo, custodia, vecinos, padres, divorcio, herencias, neutral, conflictos`,
    ),
    french: listed('séparation, accord, garde, voisins, parents, conflits, divorce, neutre, succession'),
    italian: listed(
      `separazione, accordo, affido, vicini, genitori, divorzio, conflitti, eredità, imparziale`,
    ),
    german:
      listed(`Trennung, Nachbarn, Streit, Vereinbarung, Umgang, Einigung, Eltern, Erbstreit, allparteilich,
      Konflikte, Teams`),
    japanese: listed('離婚, 話し合い, 合意, 親権, 隣人, 養育費, 対立, 中立, 面会交流'),
    Korean: listed('이혼, 합의, 양육권, 이웃, 분쟁, 중립, 층간소음, 상속, 대화'),
  },
}
