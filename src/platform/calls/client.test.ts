import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, request } from './client.ts';
import { get } from './contract.ts';
import { messageOf } from './error-answer.ts';

/** Returns the error that a caller catches for this answer. */
async function failure(status: number, body: string, statusText = ''): Promise<ApiError> {
  const send = async () => new Response(body, { status, statusText });
  return request(send, get('/api/x', { access: 'anyone', response: z.unknown() }), {}).then(
    () => expect.unreachable(),
    (error) => error,
  );
}

describe('an answer that is no success', () => {
  test('is an error of its status and the text of its body', async () => {
    const body = '{"message":"Inicie sesión para continuar.","code":"signed_out"}';
    const error = await failure(401, body);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`401: ${body}`);
    expect((await failure(503, '', 'Service Unavailable')).message).toBe(
      '503: Service Unavailable',
    );
  });

  test('is shown as the sentence in it, with its fields', async () => {
    const fields = { phone: 'Escriba el teléfono.' };
    const error = await failure(400, JSON.stringify({ message: 'Revise.', code: 'x', fields }));
    expect(messageOf(error, 'otra cosa')).toBe('Revise.');
    expect(error.answer).toEqual({ message: 'Revise.', code: 'x', fields });
  });

  test.each([
    ['a page of a proxy', '<html><head><title>502 Bad Gateway</title></head></html>'],
    ['other JSON', '{"error":{"type":"upstream"}}'],
    ['a bare text', 'upstream connect error or disconnect/reset before headers'],
    ['nothing', ''],
  ])('that is %s is shown as a sentence too, not as it is', async (_, body) => {
    const error = await failure(502, body, 'Bad Gateway');
    expect(error.message).toBe(`502: ${body || 'Bad Gateway'}`);
    expect(messageOf(error, 'otra cosa')).toBe(
      'Algo falló entre usted y la tienda (502). Intente de nuevo en un minuto.',
    );
  });
});
