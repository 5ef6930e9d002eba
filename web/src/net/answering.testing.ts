import { vi } from "vitest";

/** The server over HTTP, for tests: what it answers, by method and path, and what it was asked. */
export function answering(answers: Record<string, unknown>): {
  asked: { path: string; body: unknown; token: string }[];
} {
  const asked: { path: string; body: unknown; token: string }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>;
    const call = `${init.method ?? "GET"} ${path}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ path: call, body, token: headers.Authorization?.replace("Bearer ", "") ?? "" });
    const answer = answers[call];
    if (answer === undefined) return Promise.resolve(new Response("", { status: 404 }));
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(new Response(typeof answer === "string" ? answer : JSON.stringify(answer)));
  });
  return { asked };
}

/** How the server says no. */
export function trouble(code: string, text: string, status = 409): Response {
  return new Response(JSON.stringify({ code, text, args: {} }), { status });
}
