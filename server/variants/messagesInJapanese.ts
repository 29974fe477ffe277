import { onStatus } from '../hooks/onStatus.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const messagesInJapanese: Variant = {
  about: 'Messages of failures are in Japanese (ENV-4: human-readable text).',
  leaves: ['ERR-1', 'ERR-2', 'ERR-3'],
  hook: onStatus({ outcome: 'failure' }, (status) => ({
    ...status,
    Message: inJapanese(member.text(status, 'Message')),
    Errors: [],
  })),
  blocks: ['nothing'],
};

function inJapanese(message: string): string {
  const sku = /SKU (.+) does not exist/.exec(message)?.[1];
  if (sku !== undefined) return `SKU「${sku}」の商品は存在しません。伝票の登録に失敗しました。`;
  const id = /id (-?\d+) does not exist/.exec(message)?.[1];
  if (id !== undefined) return `ID「${id}」のデータは存在しません。処理に失敗しました。`;
  return '要求を処理できませんでした。';
}
