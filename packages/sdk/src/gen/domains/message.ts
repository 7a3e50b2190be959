// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/message': {
      id: 'listMessages',
      module: 'INBOX3',
      token: 'required',
    },
    'PUT /wps/message': {
      id: 'readAllMessages',
      module: 'INBOX3',
      token: 'required',
    },
    'DELETE /wps/message': {
      id: 'deleteMessages',
      module: 'INBOX3',
      token: 'required',
    },
    'GET /wps/message/{id}': {
      id: 'getMessage',
      module: 'INBOX3',
      token: 'required',
    },
    'PUT /wps/message/{id}': {
      id: 'readMessage',
      module: 'INBOX3',
      token: 'required',
    },
    'DELETE /wps/message/{id}': {
      id: 'deleteMessage',
      module: 'INBOX3',
      token: 'required',
    },
    'GET /wps/message/count': {
      id: 'getMessageCount',
      module: 'INBOX3',
      token: 'required',
    },
    'PUT /wps/feedback': {
      id: 'sendFeedback',
      module: 'FEEDBACK3',
      token: 'required',
      once: true,
    },
  },
  guards: {
    schemas: {
      Message: {
        id: 'i',
        'kind?': 's',
        title: 's',
        content: 's',
        sentAt: 'i',
        isRead: 'b',
      },
    },
    values: {
      listMessages: {
        content: ['@Message', 'id'],
        pageNum: 'i',
        totalPages: 'i',
      },
      getMessage: '@Message',
      getMessageCount: 'i',
    },
  },
}
