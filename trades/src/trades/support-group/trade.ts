import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'support-group',
  kind: 'community',
  otherKind: 'health-practice',
  names: {
    english: 'Support group',
    spanish: 'Grupo de apoyo',
    french: 'Groupe de parole',
    italian: 'Gruppo di auto mutuo aiuto',
    german: 'Selbsthilfegruppe',
    japanese: '自助グループ',
    Korean: '자조 모임',
  },
  naming: {
    english:
      listed(`support groups, peer support, self-help group, bereavement group, carers group, recovery group,
      grief group, peer support group, mental health support group, parent support group,
      twelve step group, befriending service, new mums group, autism group, befriending,
      peer group meetings, memory café, sober group, alcoholics anonymous, addiction support group,
      helpline, cancer support, women’s refuge, LGBT group, warm hub, drop-in for carers`),
    spanish:
      listed(`grupos de apoyo, grupo de ayuda mutua, grupo de autoayuda, ayuda mutua, apoyo entre iguales,
      grupo de duelo, alcohólicos anónimos, grupos de ayuda mutua, grupo de familiares,
      teléfono de la esperanza`),
    french:
      listed(`groupe d’entraide, groupe de soutien, entraide, pair-aidance, café des aidants, groupes de parole,
      alcooliques anonymes, groupe d’entraide mutuelle, café mémoire, café deuil, GEM, groupe d’endeuillés`),
    italian:
      listed(`gruppo di sostegno, gruppo di supporto, auto mutuo aiuto, gruppo di ascolto, caffè alzheimer,
      gruppi di sostegno, gruppo AMA, alcolisti anonimi, centro antiviolenza, gruppi di auto aiuto,
      telefono amico`),
    german:
      listed(`Selbsthilfe, Gesprächskreis, Trauerkreis, Angehörigengruppe, Selbsthilfegruppen, Selbsthilfetreff,
      Demenzcafé, Stammtisch für Betroffene, Besuchsdienst, Selbsthilfekontaktstelle, Anonyme Alkoholiker,
      Frauenhaus, Krebsberatung, Suchtberatung, Telefonseelsorge, Väterkreis, Müttertreff`),
    japanese: listed(
      '家族会, ピアサポート, 当事者会, 語り合いの会, サポートグループ, 患者会, 断酒会, 遺族会, 認知症カフェ, 介護者の会, わかちあいの会',
    ),
    Korean: listed(
      '자조모임, 지지모임, 동료상담, 가족모임, 회복모임, 환우회, 단주모임, 피어서포트, 유족 모임, 치매가족모임, 상담 모임',
    ),
  },
  things: {
    english: listed(`meetings, confidential, listening, tea, share, weekly, addiction, understanding, anxiety,
      lived experience, welcome, alone, circle, loneliness`),
    spanish: listed('reuniones, escucha, cuidadores, adicciones, duelo, compartir, confidencial'),
    french: listed(
      `rencontres, écoute, aidants, addictions, partage, confidentiel, bienveillance, proches, solitude`,
    ),
    italian: listed(
      `incontri, ascolto, familiari, dipendenze, condivisione, lutto, riservatezza, caregiver, solitudine`,
    ),
    german:
      listed(`Treffen, Betroffene, vertraulich, Austausch, Angehörige, Sucht, Zuhören, Gespräche, Gruppe,
      Depression, Einsamkeit`),
    japanese: listed('集い, 傾聴, 介護者, 依存症, 分かち合い, 当事者, 家族, 孤独, 秘密厳守'),
    Korean: listed('모임, 경청, 보호자, 중독, 나눔, 당사자, 비밀보장, 공감, 외로움'),
  },
}
