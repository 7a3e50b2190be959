// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/announcement': {
      id: 'listAnnouncements',
      token: 'optional',
      tokenQuery: 'token',
      merchantQuery: 'merchantCode',
    },
    'GET /wps/announcement/banner': {
      id: 'listBanners',
      merchantQuery: 'merchantCode',
    },
    'GET /wps/announcement/notice': {
      id: 'listNotices',
      merchantQuery: 'merchantCode',
      cache: 'notices',
    },
    'GET /wps/announcement/promotion': {
      id: 'listPromotionAnnouncements',
      merchantQuery: 'merchantCode',
    },
  },
  guards: {
    schemas: {
      Announcements: {
        'A?': ['@Announcement', 'id'],
        'PL?': ['@Announcement', 'id'],
        'PU?': ['@Announcement', 'id'],
        'PR?': ['@Announcement', 'id'],
        'B?': ['@Banner', 'id'],
        'H?': ['@HotMatch', 'matchTime', 'homeTeam', 'awayTeam', 'vendor'],
        'footer?': {
          'unreadCount?': 'i',
        },
      },
      Announcement: {
        id: 'i',
        title: 's',
        'content?': 's',
        'imageUrl?': 's',
        'link?': 's',
        'category?': 's',
        'canJoin?': 'b',
        'publishedAt?': 'i',
      },
      Banner: {
        'id?': 'i',
        groupName: 's',
        url: 's',
        'title?': 's',
        'text?': 's',
        'link?': 's',
        'announcementImages?': ['@BannerImage', 'sequence', 'url'],
      },
      HotMatch: {
        matchTime: 'i',
        homeTeam: 's',
        awayTeam: 's',
        'homeTeamImageUrl?': 's',
        'awayTeamImageUrl?': 's',
        'vendor?': 's',
        'roomId?': 's',
        'nodeId?': 'i',
        'supportPlay?': 'b',
        'league?': 's',
      },
      BannerImage: {
        sequence: 'i',
        url: 's',
      },
    },
    values: {
      listAnnouncements: '@Announcements',
      listBanners: ['@Banner', 'id'],
      listNotices: ['@Announcement', 'id'],
      listPromotionAnnouncements: ['@Announcement', 'id'],
    },
  },
}
